'use client';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { ImportForm } from '../ImportForm.tsx';
import { RosterPreview, type RosterPreviewProps } from './RosterPreview.tsx';

/** What a file was answered with: what would become of it, or why it cannot be read. */
export type RosterAnswer = { problem?: string; preview: RosterPreviewProps | null };

const hint =
  'The first row names the columns: name and office; also seat, body, votes, term_start, term_end and ' +
  'also_heard_as, if you have them. An exported roster can be edited and imported again. Up to 500 ' +
  'rows and 1 MB.';

/** A file to look at first, then what would become of its rows. */
export function RosterImportSteps({ children }: { children: ReactNode }) {
  const answer = useActionData<RosterAnswer>();
  if (answer?.preview) return <RosterPreview {...answer.preview} />;
  return (
    <div className="max-w-[46rem]">
      {children}
      <ImportForm problem={answer?.problem} hint={hint} />
    </div>
  );
}
