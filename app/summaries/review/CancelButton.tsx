'use client';
import { LinkButton } from '#app/ui/LinkButton.tsx';

type CancelButtonProps = {
  /** Where the form is closed without a script. */
  back: string;
  onClose: () => void;
};

/** Closes a form of the desk, with a script without leaving the place on the page. */
export function CancelButton({ back, onClose }: CancelButtonProps) {
  return (
    <LinkButton
      to={back}
      small
      preventScrollReset
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      Cancel
    </LinkButton>
  );
}
