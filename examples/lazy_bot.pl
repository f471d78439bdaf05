# Plays any of the games as lazily as it may: a word without numbers if there is one, or else the
# first that is listed, or the smallest numbers allowed.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # or the answer stays in a buffer
while (my $view = <STDIN>) {
    my ($offer) = sort { keys %$a <=> keys %$b } @{ decode_json($view)->{choices} };
    my @least = $offer->{least} ? @{ $offer->{least} } : map { 0 } @{ $offer->{each} || [] };
    my @numbers = $offer->{among} ? @{ $offer->{among}[0] } : (@{ $offer->{at} || [] }, @least);
    print encode_json([$offer->{verb}, @numbers]), "\n";
}
