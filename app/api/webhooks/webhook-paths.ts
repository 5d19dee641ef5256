export const webhooksPath = '/settings/webhooks';

export const webhookPath = (webhookId: string) => `${webhooksPath}/${webhookId}`;

export const deleteWebhookPath = (webhookId: string) => `${webhookPath(webhookId)}/delete`;

/** What is asked before a webhook is deleted, in the dialog and on the page. */
export const deleteWords = {
  title: 'Delete this webhook?',
  text: 'Nothing more is sent to this address, and the log of what was sent goes with it.',
} as const;
