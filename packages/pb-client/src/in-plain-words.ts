type Sentences = Readonly<Record<string, string>>;

/** Replaces PocketBase's messages for fields by the hub's, from a table that is loaded when it is needed. */
export async function inPlainWords(sentences: Sentences): Promise<Sentences> {
  try {
    const { plainSentence } = await import('./plain-sentence');
    const plain = Object.entries(sentences).map(
      ([field, sentence]) => [field, plainSentence(sentence)] as const,
    );
    return Object.fromEntries(plain);
  } catch {
    return sentences;
  }
}
