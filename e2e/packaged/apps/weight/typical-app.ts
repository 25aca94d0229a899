import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';

/** The frame of a typical application; all it shows are routes. */
@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `<router-outlet />`,
})
export class App {}
