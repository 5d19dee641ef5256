/** What an edit changed, for the audit log: the fields, and what each said before and says now. */
export function auditChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
) {
  const changed = Object.keys(after).filter((name) => plain(before[name]) !== plain(after[name]));
  return {
    changed,
    was: changed.map((name) => short(plain(before[name]))),
    is: changed.map((name) => short(plain(after[name]))),
  };
}

/** Longer texts are told by their beginning. */
const longest = 60;

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? dayOrMoment(value.toISOString()) : String(value);
}

/** Calendar dates are kept at noon. */
const dayOrMoment = (iso: string) => (iso.endsWith('T12:00:00.000Z') ? iso.slice(0, 10) : iso);
