/** The key of the plan in web storage. */
export const planKey = "tourPlan";

/** Begins each stored plan. A window whose name begins so keeps the plan itself, because the browser refused web storage. */
export const planPrefix = '{"v":1,';

/** The property of `history.state` that marks an address as the device's own plan. A reload keeps the mark. */
export const ownPlanMark = "ownPlan";
