import type { Mark } from '../../open-mark.ts';

/** How much of a part is to settle, what was found against it first. */
export function OpenMarks({ open }: { open: Readonly<Record<Mark, number>> }) {
  const findings = open.unfounded + open.unfit;
  return (
    <>
      {findings > 0 ? <span className="font-semibold text-danger">{findings} marked</span> : null}
      {open.unread > 0 ? <span className="text-ink">{open.unread} to confirm</span> : null}
    </>
  );
}
