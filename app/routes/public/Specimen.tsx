import { Badge } from '#app/ui/Badge.tsx';

/** What a case of a summary looks like, in a few invented lines that say they are invented. */
export function Specimen() {
  return (
    <figure className="specimen">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
        <span>How a summary reads</span>
        <Badge state="example">Example</Badge>
      </figcaption>
      <div className="prose-summary">
        <div className="case">
          <p className="specimen-title">
            <span className="case-number">4</span> Bicycle lanes on Main Street
          </p>
          <p className="case-outcome">
            <Badge state="adopted">Adopted as amended</Badge>
            <span className="case-tally">5&nbsp;to&nbsp;2</span>
            <span className="case-time">41:07</span>
          </p>
          <ul>
            <li>
              The protected lane was approved, with a review after one year, 5&nbsp;to&nbsp;2 by
              roll call, on a motion by Ms. Aldana, seconded by Mr. Reyes; voting no: Mr. Holt and
              Ms. Petrov.
              <Time>1:04:12</Time>
            </li>
            <li>
              Ms. Petrov: “I want to know what it would cost to keep the parking.”
              <Time>52:30</Time>
            </li>
          </ul>
          <div className="specimen-passage">
            <p className="passage-place">
              <span className="passage-time">52:30</span>
              <span className="passage-words">
                <span>
                  <b>Ms. Petrov: </b>I want to know what it would cost to keep the parking.
                </span>
              </span>
            </p>
            <p className="passage-foot">
              <span className="passage-checked">Quoted from the record</span>
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Time({ children }: { children: string }) {
  return <span className="citation">{children}</span>;
}
