/** A message about what just happened, in the shape of remix-toast. */
export type Toast = {
  type: 'success' | 'error' | 'info' | 'warning';
  message: string;
  description?: string;
};

/* Specification, section 9. */
export const toastMs = 4000;
export const toastsVisible = 3;
export const swipePx = 20;
export const removalMs = 200;

export type ShownToast = { key: number; toast: Toast; leaving: boolean };

/** Adds toasts behind the others; the oldest give way to the newest. `single` keeps one. */
export function addToasts(
  shown: ShownToast[],
  toasts: readonly Toast[],
  single: boolean,
): ShownToast[] {
  let key = shown.reduce((highest, item) => Math.max(highest, item.key), 0);
  const added = toasts.map((toast) => ({ key: ++key, toast, leaving: false }));
  if (added.length === 0) return shown;
  return single ? added.slice(-1) : [...shown, ...added].slice(-toastsVisible);
}

/** What stays when the page changes: nothing where messages wait, and never what went wrong. */
export function afterPage(shown: ShownToast[], waits: boolean): ShownToast[] {
  return waits ? [] : shown.filter(({ toast }) => toast.type !== 'error');
}
