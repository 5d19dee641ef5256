/** With fewer a percentage would say more than is known. */
const fewestForPercent = 20;

/** Rounded, but never to all or none where it is neither; null of too few. */
export function percentOf(part: number, whole: number): string | null {
  if (whole < fewestForPercent) return null;
  const rounded = Math.round((100 * part) / whole);
  if (part > 0 && rounded === 0) return 'under 1%';
  return part < whole && rounded === 100 ? 'over 99%' : `${rounded}%`;
}

/** 'So many of so many', with a bar, and a percentage where there are enough. */
export function Share({ part, whole }: { part: number; whole: number }) {
  if (whole === 0) return <span className="text-muted">none measured</span>;
  const percent = percentOf(part, whole);
  return (
    <span className="grid gap-1 sm:min-w-24">
      <span className="flex items-baseline justify-between gap-x-1.5 whitespace-nowrap tabular-nums">
        <span>
          {part} of {whole}
        </span>
        {percent ? <span className="text-muted text-sm">{percent}</span> : null}
      </span>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1 w-full"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={(100 * part) / whole} height="4" className="fill-accent" />
      </svg>
    </span>
  );
}

/** A figure that stands out, with what it is of. */
export function Headline({ figure, of, text }: { figure: string; of: string; text: string }) {
  return (
    <div className="grid content-start border-line-strong border-t pt-3">
      <dt className="order-2 mt-1">
        {text} <span className="text-muted">({of})</span>
      </dt>
      <dd className="font-serif text-3xl tabular-nums">{figure}</dd>
    </div>
  );
}
