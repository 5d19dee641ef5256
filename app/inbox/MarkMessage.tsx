'use client';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/Button.tsx';

type MarkMessageProps = { id: string; name: string; processed: boolean };

/** Marks a message as processed, or as pending again. */
export function MarkMessage({ id, name, processed }: MarkMessageProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" className="inline-flex" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="quiet"
        small
        name="processed"
        value={String(!processed)}
        pending={fetcher.state !== 'idle'}
      >
        {processed ? 'Mark as pending' : 'Mark as processed'}
        <span className="sr-only">: message of {name}</span>
      </Button>
    </fetcher.Form>
  );
}
