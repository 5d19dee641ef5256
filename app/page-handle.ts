/** What a route says about its page by exporting `handle`. */
export type PageHandle = {
  /** False on pages that are only read: they ship no script. */
  hydrate?: boolean;
  /** 'one' on admin and form pages: one message at a time, until it is dismissed. */
  toasts?: 'one';
  toastPosition?: 'top-center' | 'bottom-right';
};

/** The handles of all matched routes in one; the innermost wins. */
export function pageHandle(matches: readonly { handle?: unknown }[]) {
  const given: PageHandle = Object.assign({}, ...matches.map((match) => match.handle));
  return {
    hydrate: given.hydrate ?? true,
    toasts: given.toasts,
    toastPosition: given.toastPosition ?? ('bottom-right' as const),
  };
}
