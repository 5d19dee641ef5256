'use client';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { ImportForm } from './ImportForm.tsx';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';

/** What a file was answered with: what would become of it, or why it cannot be read. */
export type ImportAnswer = { problem?: string; preview: ImportPreviewProps | null };

const hint =
  'The first row names the columns: name, type and state; also description, county, homepage, documents and time zone, if you have them. Up to 2,000 rows and 5 MB.';

/** A file to look at first, then what would become of its rows. */
export function ImportSteps({ children }: { children: ReactNode }) {
  const answer = useActionData<ImportAnswer>();
  if (answer?.preview) return <ImportPreview {...answer.preview} />;
  return (
    <div className="max-w-[46rem]">
      {children}
      <ImportForm problem={answer?.problem} hint={hint} />
    </div>
  );
}
