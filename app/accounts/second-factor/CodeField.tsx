'use client';
import type { FormField } from '#app/ui/field.ts';
import { TextField } from '#app/ui/TextField.tsx';

export type CodeKind = 'authenticator' | 'recovery' | 'either';

const looks = {
  authenticator: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now. They change every 30 seconds.',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Recovery Code',
    hint: 'One that you have not used. It works once.',
    inputMode: 'text',
  },
  either: {
    label: 'Code',
    hint: 'Of your authenticator app, or a recovery code.',
    inputMode: 'text',
  },
} as const;

type CodeFieldProps = { field: FormField; kind: CodeKind };

export function CodeField({ field, kind }: CodeFieldProps) {
  return (
    <TextField
      field={field}
      {...looks[kind]}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      spellCheck={false}
      short
    />
  );
}
