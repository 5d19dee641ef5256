/** Where everybody may read what a body is and when it meets. */
export const bodyPath = (entityId: string) => `/bodies/${entityId}`;
