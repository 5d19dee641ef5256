import { Link } from 'react-router';
import { formatDayOfWeek, formatMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { unbrokenTallies } from '#app/platform/language/unbroken-tallies.ts';
import { Badge } from '#app/ui/Badge.tsx';
import type { ShownStep } from './read-matter.server.ts';

type MatterHistoryProps = {
  steps: readonly ShownStep[];
  /** Of meetings ahead the day of the week counts. */
  ahead?: boolean;
};

/** The meetings of a matter, each with what became of it there. */
export function MatterHistory({ steps, ahead }: MatterHistoryProps) {
  const format = ahead ? formatDayOfWeek : formatMeetingDate;
  return (
    <ol className="matter-steps">
      {steps.map((step) => (
        <li key={step.meetingId}>
          <time dateTime={step.date ? isoDateOf(step.date) : undefined}>{format(step.date)}</time>
          <div className="matter-step">
            <p className="matter-outcome">
              <Badge state={step.outcome.badge}>{step.outcome.words}</Badge>
              {step.vote ? <span className="case-tally">{unbrokenTallies(step.vote)}</span> : null}
            </p>
            <p className="matter-title">
              {step.href ? <Link to={step.href}>{step.title}</Link> : step.title}
            </p>
            <p className="matter-where">
              {step.body} · {step.meeting}
            </p>
            {step.quoted ? (
              <p className="matter-quoted">
                {unbrokenTallies(step.quoted.text)}{' '}
                <Link to={step.quoted.passageHref}>In the record</Link>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
