interface ImportMetaEnv {
  /** The server's address, if it is another one than the page's. */
  readonly VITE_PB_URL?: string;
}
