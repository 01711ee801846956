export { SignedIn } from './signed-in';
export { ToolStory } from './tool-story';
