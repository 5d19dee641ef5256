import { Badge } from '#app/ui/Badge.tsx';

/** What a summary looks like, in a few invented lines that say they are invented. */
export function Specimen() {
  return (
    <figure className="panel">
      <figcaption className="mb-4 flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
        <span>How a summary reads</span>
        <Badge state="example">Example</Badge>
      </figcaption>
      <div className="prose-summary">
        <p className="font-semibold">Item 4. Bicycle lanes on Main Street</p>
        <p>
          Staff presented two layouts. Six residents spoke, four of them for the protected lane
          <Time>41:07</Time>. A council member asked what it would cost to keep the parking
          <Time>52:30</Time>.
        </p>
        <p>
          Motion to approve the protected lane, with a review after one year
          <Time>1:04:12</Time>.
        </p>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-4">
        <Badge state="adopted">Adopted</Badge>
        <span>
          Yes 5, no 2 <span className="text-muted">by roll call</span>
        </span>
      </p>
    </figure>
  );
}

function Time({ children }: { children: string }) {
  return <sup className="ml-0.5 font-sans text-[0.66em] text-muted tabular-nums">{children}</sup>;
}
