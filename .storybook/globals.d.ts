interface Window {
  /** How long the tests let a story wait for something, in milliseconds; set by them before the page loads. */
  hubWaitMs?: number;
  /** Whether the story that is shown is drawn, with its data; there is none before the first one with calls. */
  hasSettled?: () => boolean;
}
