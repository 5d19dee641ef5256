import { bodyPath } from '#app/entities/body-path.ts';

/** Where other sites have the list of a body's meetings from, in a frame of theirs. */
export const embedAddress = (entityId: string, origin = ''): string =>
  `${origin}${bodyPath(entityId)}/embed`;

/** Whether a path is that of such a list: it alone may stand in a frame. */
export const isEmbedPath = (path: string): boolean => /^\/bodies\/[^/]+\/embed$/.test(path);
