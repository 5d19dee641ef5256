'use client';
import { useFormAction, useNavigation } from 'react-router';
import { Button, type ButtonProps } from './Button.tsx';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pending'> & {
  /** The form's action, where it is not the page's own. */
  formAction?: string;
};

/**
 * Submits its form and shows that form's progress. With `name` and `value` (an intent) only the
 * button that was pressed is busy; the other forms of the page stay as they are.
 */
export function SubmitButton({ variant = 'primary', ...props }: SubmitButtonProps) {
  const ownAction = useFormAction(props.formAction);
  const navigation = useNavigation();
  const pending =
    navigation.state !== 'idle' &&
    navigation.formData !== undefined &&
    navigation.formMethod !== 'GET' &&
    path(navigation.formAction) === path(ownAction) &&
    (props.name === undefined || navigation.formData.get(props.name) === props.value);
  return <Button {...props} variant={variant} type="submit" pending={pending} />;
}

function path(action: string | undefined): string {
  return (action ?? '').split(/[?#]/)[0] ?? '';
}
