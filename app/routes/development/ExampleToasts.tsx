'use client';
import { Button } from '#app/ui/Button.tsx';
import { ToastCard } from '#app/ui/ToastCard.tsx';
import type { Toast } from '#app/ui/toast.ts';
import { showToast } from '#app/ui/toast-channel.ts';

const toasts: Toast[] = [
  { type: 'success', message: 'Notes saved successfully' },
  { type: 'info', message: 'The record is being read', description: 'This takes a minute.' },
  { type: 'warning', message: 'You have changes that are not saved' },
  { type: 'error', message: 'Failed to save notes', description: 'What you wrote is still here.' },
];

/** A toast of each kind, as it stands and on demand. */
export function ExampleToasts() {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {toasts.map((toast, key) => (
          <ToastCard
            key={toast.type}
            item={{ key, toast, leaving: false }}
            waits
            onDismiss={() => showToast(toast)}
          />
        ))}
      </div>
      <div className="button-row mt-4">
        {toasts.map((toast) => (
          <Button key={toast.type} small onClick={() => showToast(toast)}>
            Show: {toast.type}
          </Button>
        ))}
      </div>
    </>
  );
}
