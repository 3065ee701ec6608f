/** How many closed periods a tour may have: by the hands of staff, and together with those of closings of the sea. */
export const closedPeriodLimits = { staff: 60, all: 240 } as const;
