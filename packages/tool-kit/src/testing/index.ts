export { addHubIdToAnswers } from '@hub/pb-client/testing';
export { recordHandlers } from './record-handlers';
export { reminderHandlers } from './reminder-handlers';
export { SAMPLE_PERSON, sampleFrame } from './sample-frame';
export { storyAt, ToolStory } from './tool-story';
