type Sentences = Readonly<Record<string, string>>;

/** The server's sentences for fields, in the hub's words. They are loaded when there is something to say, which is rare. */
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
