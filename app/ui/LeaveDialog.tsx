'use client';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveDialogProps = {
  open: boolean;
  /** What is lost, and by what. */
  description: string;
  saving?: boolean;
  onStay: () => void;
  onLeave: () => void;
  leave?: string;
  /** Saving is offered where it can be done before. */
  save?: {
    /** Blank text cannot be saved. */
    isPossible: boolean;
    onSaveAndLeave: () => void;
  };
};

/** What to do with text that is not saved. */
export function LeaveDialog({ open, description, saving, leave, save, ...on }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) on.onStay();
      }}
      title="Unsaved Changes"
      description={description}
      actions={
        <>
          <Button variant="danger" onClick={on.onLeave} disabled={saving}>
            {leave ?? 'Leave'}
          </Button>
          {save ? (
            <Button
              variant="primary"
              onClick={save.onSaveAndLeave}
              disabled={!save.isPossible}
              pending={saving}
              pendingLabel="Saving..."
            >
              Save &amp; Leave
            </Button>
          ) : null}
        </>
      }
    />
  );
}
