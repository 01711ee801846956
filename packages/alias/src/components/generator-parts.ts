/** What the generator loads on demand, in one piece. */
export { CustomForm } from './custom-form';
export { SuggestionForm } from './suggestion-form';
