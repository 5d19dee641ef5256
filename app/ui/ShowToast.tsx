'use client';
import { useEffect } from 'react';
import type { Toast } from './toast.ts';
import { showToast } from './toast-channel.ts';

/**
 * Also says as a toast what the page says already, such as a refused sign-in (alert and toast
 * both). It shows again whenever it is given a new object.
 */
export function ShowToast({ toast }: { toast: Toast | null | undefined }) {
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast]);
  return null;
}
