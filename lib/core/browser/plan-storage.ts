export const planKey = "tourPlan";

/** If the browser refuses web storage, the name of the window keeps the plan and begins with this prefix. */
export const planPrefix = '{"v":1,';

/** A property of `history.state`, which a reload keeps. */
export const ownPlanKey = "ownPlan";
