/** A turning ring. Give it a label where no text beside it says what is going on. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className="spinner" aria-hidden="true" />;
  return (
    <span className="inline-flex items-center gap-2" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="text-muted">{label}</span>
    </span>
  );
}
