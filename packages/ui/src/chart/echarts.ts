import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import * as core from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

core.use([BarChart, LineChart, GridComponent, TooltipComponent, LabelLayout, SVGRenderer]);

/** What a chart of the hub is made of. */
export type ChartOption = core.ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>;

/** A drawing in a box, with the parts that our charts need and no others. */
export type Drawing = core.EChartsType;

/** Makes an empty drawing in a box. */
export function makeDrawing(box: HTMLElement): Drawing {
  return core.init(box, null, { renderer: 'svg' });
}
