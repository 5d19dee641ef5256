export const demoAccounts = {
  password: 'Password1!',
  admin: { email: 'admin@example.com', firstName: 'Alex', lastName: 'Admin', tier: 'admin' },
  reader: { email: 'reader@example.com', firstName: 'Robin', lastName: 'Reader', tier: 'premium' },
} as const;
