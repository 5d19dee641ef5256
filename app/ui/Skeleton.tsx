type SkeletonProps = {
  /** How many lines of text are on their way. */
  lines?: number;
  /** What is loading, for those who do not see the grey lines. */
  label?: string;
};

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'] as const;

/** Keeps the place of text that is on its way, so that nothing moves when it comes. */
export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  const rows = Array.from({ length: lines }, (_, index) => ({
    id: `line-${index}`,
    width: widths[index % widths.length],
  }));
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <span key={row.id} className={`skeleton h-4 ${row.width}`} aria-hidden="true" />
      ))}
    </div>
  );
}
