interface SignsIn {
  email: string;
  password: string;
}

/** What a new person is sent: where the hub is, and what they sign in with. `address` is the hub's own. */
export function handOverMessage({ email, password }: SignsIn, address: string): string {
  return [`Apps: ${address}`, `E-mail: ${email}`, `Password: ${password}`].join('\n');
}
