const TOKEN_BYTES = 32;

/** The token of a secret ballot, 64 hexadecimal digits by chance. Its voter alone keeps it. */
export const newBallotToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
