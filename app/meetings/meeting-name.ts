import { type DateValue, formatMeetingDate } from './meeting-date.ts';

type Named = { title: string | null; body: string | null | undefined; date: DateValue };

/** 'Regular meeting, Springfield City Council, Sep 9, 2025': regular meetings are all called the same. */
export const meetingName = ({ title, body, date }: Named): string =>
  [title ?? 'Untitled meeting', body, date && formatMeetingDate(date)].filter(Boolean).join(', ');
