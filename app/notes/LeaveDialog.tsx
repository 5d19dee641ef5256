'use client';
import { Button } from '#app/ui/Button.tsx';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';

type Props = {
  open: boolean;
  saving: boolean;
  /** Saving is possible; blank text cannot be saved. */
  canSave: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => void;
};

/** What to do with text that is not saved. */
export function LeaveDialog({ open, saving, canSave, onStay, onLeave, onSaveAndLeave }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) onStay();
      }}
      title="Unsaved Changes"
      description="What you wrote about this meeting has not been saved. If you leave now, it is lost."
      actions={
        <>
          <Button variant="danger" onClick={onLeave} disabled={saving}>
            Leave
          </Button>
          <Button
            variant="primary"
            onClick={onSaveAndLeave}
            disabled={!canSave}
            pending={saving}
            pendingLabel="Saving..."
          >
            Save &amp; Leave
          </Button>
        </>
      }
    />
  );
}
