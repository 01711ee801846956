export { recordHandlers } from './record-handlers';
export { storyAt, ToolStory } from './tool-story';
