/** Where everybody may read what a body is and when it meets. */
export const bodyPath = (entityId: string) => `/bodies/${entityId}`;

/** Where the account of a body's own government keeps its roster. */
export const rosterPath = (entityId: string) => `${bodyPath(entityId)}/roster`;
