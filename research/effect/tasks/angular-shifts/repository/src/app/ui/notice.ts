import { booleanAttribute, Component, input } from '@angular/core';

/** Something a volunteer should know; a problem is announced at once. */
@Component({
  selector: 'ladle-notice',
  template: '<ng-content />',
  host: { class: 'notice', '[class.problem]': 'isProblem()', '[attr.role]': 'isProblem() ? "alert" : "status"' },
})
export class Notice {
  readonly isProblem = input(false, { transform: booleanAttribute });
}
