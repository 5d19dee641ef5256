/** What a route says about its page by exporting `handle`. */
export type PageHandle = {
  /**
   * False on pages that are only read: they ship no script. 'after-paint' where reading comes first
   * and scripts only help: nothing of them is asked for before the page is to be seen.
   */
  hydrate?: boolean | 'after-paint';
  /** 'one' on admin and form pages: one message at a time, until it is dismissed. */
  toasts?: 'one';
  toastPosition?: 'top-center' | 'bottom-right';
};

/** The handles of all matched routes in one; the innermost wins. */
export function pageHandle(matches: readonly { handle?: unknown }[]) {
  const given: PageHandle = Object.assign({}, ...matches.map((match) => match.handle));
  return {
    hydrate: given.hydrate !== false,
    afterPaint: given.hydrate === 'after-paint',
    toasts: given.toasts,
    toastPosition: given.toastPosition ?? ('bottom-right' as const),
  };
}
