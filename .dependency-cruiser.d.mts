/** Which rooms a room may use, from the ground up. */
export const mayUse: Record<string, string[]>;
