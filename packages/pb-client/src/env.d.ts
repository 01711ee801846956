interface ImportMetaEnv {
  /** The server's address, if it differs from the page's. */
  readonly VITE_PB_URL?: string;
}
