import { aliasTool } from '@hub/alias';
import { currencyTool } from '@hub/currency';
import { expiryTool } from '@hub/expiry';
import { loyaltyTool } from '@hub/loyalty';
import { obscuraTool } from '@hub/obscura';
import { timeTool } from '@hub/time';
import type { Tool } from '@hub/tool-kit';
import { workoutTool } from '@hub/workout';

/** The tools of the hub, in the order of the home screen. Grid, menu and router derive from this list. */
export const tools: readonly Tool[] = [
  workoutTool,
  aliasTool,
  currencyTool,
  timeTool,
  obscuraTool,
  expiryTool,
  loyaltyTool,
];
