interface Window {
  /**
   * How long the tests let a story wait for something, in milliseconds; they set it before the page loads.
   */
  hubWaitMs?: number;
  /** Whether the current story is rendered, with its data; missing before the first story with requests. */
  hasSettled?: () => boolean;
}
