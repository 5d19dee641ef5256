'use client';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { ImportForm } from './ImportForm.tsx';
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx';

/** What a file was answered with: what would become of it, or why it cannot be read. */
export type ImportAnswer = { problem?: string; preview: ImportPreviewProps | null };

/** A file to look at first, then what would become of its rows. */
export function ImportSteps({ children }: { children: ReactNode }) {
  const answer = useActionData<ImportAnswer>();
  if (answer?.preview) return <ImportPreview {...answer.preview} />;
  return (
    <div className="max-w-[46rem]">
      {children}
      <ImportForm problem={answer?.problem} />
    </div>
  );
}
