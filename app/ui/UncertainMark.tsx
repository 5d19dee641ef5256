/** Stands before words that were read by machine from a scan and may be misread. */
export function UncertainMark() {
  return (
    <span className="mr-2 inline-block rounded-sm border border-line-strong border-dashed px-1 font-sans text-muted text-xs">
      Uncertain scan
    </span>
  );
}
