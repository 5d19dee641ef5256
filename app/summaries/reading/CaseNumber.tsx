/** What the agenda calls a case, before its title; nothing where it has no number. */
export function CaseNumber({ designator }: { designator: string | null }) {
  if (designator === null) return null;
  return (
    <>
      <span className="case-number">{designator.replace(/[.):]+$/, '')}</span>{' '}
    </>
  );
}
