interface SignsIn {
  email: string;
  password: string;
}

/** The message for a new person: the hub's address, and their sign-in data. `address` is that of the hub. */
export function handOverMessage({ email, password }: SignsIn, address: string): string {
  return [`Apps: ${address}`, `E-mail: ${email}`, `Password: ${password}`].join('\n');
}
