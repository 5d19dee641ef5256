'use client';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { ImportForm } from '#app/entities/ImportForm.tsx';
import { CalendarPreview, type CalendarPreviewProps } from './CalendarPreview.tsx';

/** What a file was answered with: what would become of it, or why it cannot be read. */
export type CalendarAnswer = { problem?: string; preview: CalendarPreviewProps | null };

const hint =
  'iCalendar (.ics), Legistar’s list of events as JSON, or CSV. The first row of a CSV file names the columns: ' +
  'date and title; also start, end, place, online, how_to_attend, how_to_comment, status, reason and uid, if you ' +
  'have them. Up to 1,000 meetings ahead and 5 MB.';

/** A file to look at first, then what would become of its meetings. */
export function CalendarImportSteps({ children }: { children: ReactNode }) {
  const answer = useActionData<CalendarAnswer>();
  if (answer?.preview) return <CalendarPreview {...answer.preview} />;
  return (
    <div className="max-w-[46rem]">
      {children}
      <ImportForm
        problem={answer?.problem}
        label="Calendar file"
        hint={hint}
        accept=".ics,.ical,.ifb,.json,.csv,.tsv,.txt,text/calendar,application/json,text/csv"
      />
    </div>
  );
}
