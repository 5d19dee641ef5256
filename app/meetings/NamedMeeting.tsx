'use client';
import { Link, useActionData } from 'react-router';

/** Leads to the meeting that a refusal names, beside the form with what was typed. */
export function NamedMeeting() {
  const named = useActionData<{ namedMeeting?: string | null }>()?.namedMeeting;
  if (!named) return null;
  return (
    <p>
      <Link to={`/admin/meetings/${named}`} target="_blank">
        See that meeting<span className="sr-only"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}
