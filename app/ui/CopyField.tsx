'use client';
import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { TextField } from './TextField.tsx';
import { useHydrated } from './use-hydrated.ts';

type CopyFieldProps = { name: string; label: string; value: string };

/** Text to take along, such as an address; with a button that copies it, where a script runs. */
export function CopyField({ name, label, value }: CopyFieldProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const copy = async () => {
    frame.current?.querySelector('input')?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      // Without a secure connection, or without leave. The text is selected.
      setSaid('Press Ctrl+C, or ⌘C on a Mac, to copy');
    }
  };
  return (
    <div ref={frame}>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          key={value}
          field={{ name, defaultValue: value }}
          label={label}
          readOnly
          spellCheck={false}
          className="min-w-0 flex-[1_1_14rem]"
        />
        {hydrated ? (
          <Button icon={said === 'Copied' ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
            Copy
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-1 text-muted text-sm">
        {said}
      </p>
    </div>
  );
}
