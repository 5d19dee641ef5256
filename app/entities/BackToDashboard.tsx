'use client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { selectionPath } from './selection-path.ts';

/** Leads back, unless nothing is selected: then it says that something has to be. */
export function BackToDashboard({ selected }: { selected: number }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <LinkButton
        to="/my-meetings"
        onClick={(event) => {
          if (selected > 0) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        Back to Dashboard
      </LinkButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Select Government Entities"
        description={
          <>
            <p>You must select at least one government entity before you go to the dashboard.</p>
            <p>What you select is what you can track meetings of. You can change it at any time.</p>
          </>
        }
        actions={
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              navigate(selectionPath, { replace: true });
            }}
          >
            Select Entities
          </Button>
        }
      />
    </>
  );
}
