import { Notice } from '#app/ui/Notice.tsx';

/** What of a meeting its record does not have, and so no summary of it can. */
export function RecordGaps({ gaps }: { gaps: string[] }) {
  if (gaps.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice title="The record of this meeting is not whole">
        {gaps.map((gap) => (
          <p key={gap}>{gap}</p>
        ))}
      </Notice>
    </div>
  );
}
